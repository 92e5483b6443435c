import type { AnyHappening, Seat } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import type { Scene } from './screen.ts';
import { type Eyes, Viewpoint } from './viewpoint.ts';

/** The people at one interface: what each of them may see, and who uses it now. */
export class Audience {
  /** Several people share the interface. */
  readonly isShared: boolean;
  /** The person who uses it alone; null while all look at it. */
  holder: Seat | null;
  private readonly shared: Viewpoint;
  private readonly viewpoints: ReadonlyMap<Seat, Viewpoint>;
  private readonly scenes = new Map<Seat | null, Scene>();

  constructor(eyes: Omit<Eyes, 'seat' | 'sees'>, people: readonly Seat[]) {
    this.isShared = people.length > 1;
    const first = entryOf(people, 0);
    this.holder = this.isShared ? null : first;
    this.shared = new Viewpoint({ ...eyes, seat: first, sees: 'table' });
    this.viewpoints = new Map(people.map((seat) => [seat, new Viewpoint({ ...eyes, seat })]));
  }

  /** What happened, as the current viewers may see it. */
  see(happening: AnyHappening): Scene {
    for (const [seat, viewpoint] of this.viewpoints) this.scenes.set(seat, viewpoint.see(happening));
    this.scenes.set(null, this.shared.see(happening));
    return this.sceneOf(this.holder);
  }

  /** What a person may see now; for null, what everybody may see. */
  sceneOf(seat: Seat | null): Scene {
    const scene = this.scenes.get(seat);
    if (!scene) throw new Error(`seat ${seat} has not seen anything yet`);
    return scene;
  }

  /** A person's turn, with only what everybody may see. */
  openSceneOf(seat: Seat): Scene {
    return { ...this.sceneOf(null), seat, choices: this.sceneOf(seat).choices };
  }
}
