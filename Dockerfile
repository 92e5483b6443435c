# The server with its page, as `madang serve` runs it. Nothing is fetched but the base image and the locked packages.
FROM node:24-slim AS page
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY bench ./bench
RUN npm ci --ignore-scripts && node node_modules/vite/bin/vite.js build packages/web

FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY bench ./bench
RUN npm ci --omit=dev --ignore-scripts && mkdir /data && chown node:node /data
COPY --from=page /app/packages/web/dist ./packages/web/dist
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/src/main.ts"]
CMD ["serve"]
