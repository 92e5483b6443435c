import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The wire between one browser and the server, which can be cut as it is in a tunnel. */
export class Line {
  private readonly door: Server;
  private readonly wires = new Set<Socket>();
  private isCut = false;

  private constructor(target: URL) {
    this.door = createServer((near) => {
      if (this.isCut) return void near.destroy();
      const far = connect(Number(target.port), target.hostname);
      near.pipe(far).pipe(near);
      this.hold(near, far);
      this.hold(far, near);
    });
  }

  static async to(url: string): Promise<Line> {
    const line = new Line(new URL(url));
    await new Promise<void>((done) => line.door.listen(0, '127.0.0.1', done));
    return line;
  }

  /** The server, as it is reached through this line. */
  get url(): string {
    return `http://127.0.0.1:${(this.door.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const wire of this.wires) wire.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.door.close();
  }

  /** When one end hangs up, so does the other. */
  private hold(wire: Socket, other: Socket): void {
    this.wires.add(wire);
    wire.on('error', () => wire.destroy());
    wire.on('close', () => {
      this.wires.delete(wire);
      other.destroy();
    });
  }
}
