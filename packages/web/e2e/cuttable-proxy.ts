import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy between a browser and the server, which can be cut like a connection in a tunnel. */
export class CuttableProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(target: URL) {
    this.server = createServer((near) => {
      if (this.isCut) return void near.destroy();
      const far = connect(Number(target.port), target.hostname);
      near.pipe(far).pipe(near);
      this.hold(near, far);
      this.hold(far, near);
    });
  }

  static async to(url: string): Promise<CuttableProxy> {
    const proxy = new CuttableProxy(new URL(url));
    await new Promise<void>((done) => proxy.server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  /** The server's address through this proxy. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  /** When one end closes, so does the other. */
  private hold(socket: Socket, other: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      other.destroy();
    });
  }
}
