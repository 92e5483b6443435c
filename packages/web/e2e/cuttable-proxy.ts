import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The socket between one browser and the server, which can be cut as it is in a tunnel. */
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

  /** The server, as it is reached through this line. */
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

  /** When one end hangs up, so does the other. */
  private hold(socket: Socket, other: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      other.destroy();
    });
  }
}
