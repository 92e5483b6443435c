import { type Action, type Language, RESIGN } from '@madang/engine';
import { Failure } from '../failure.ts';
import { type Words, wordsOf } from '../words/index.ts';
import type { Going, PlayerInterface } from './player-interface.ts';
import type { Scene, Screen } from './screen.ts';
import { typedChoice } from './typed-choice.ts';

export interface Lines {
  /** The next line that was typed; null at the end. */
  read(): Promise<string | null>;
  write(text: string): void;
  /** Input from a script or pipe: a wrong line ends the match, because later lines would be misread. */
  readonly scripted: boolean;
}

/** Shows a match in lines: for pipes, scripts and screen readers. */
export class LineInterface implements PlayerInterface {
  /** Printed lines stay visible, so people cannot share it. */
  readonly sharing = null;
  private readonly lines: Lines;
  private readonly screen: Screen;
  private readonly words: Words;
  private linesRead = 0;

  constructor(lines: Lines, screen: Screen, language: Language) {
    this.lines = lines;
    this.screen = screen;
    this.words = wordsOf(language);
  }

  async show({ log, news }: Scene): Promise<Going> {
    this.print(news === 0 ? [] : log.slice(-news));
    return 'on';
  }

  /** Lines that are typed meanwhile are read later. */
  meanwhile<T>(_: Scene, work: Promise<T>): Promise<T> {
    return work;
  }

  async ask(scene: Scene, hint: () => Promise<string>): Promise<Action | 'leave'> {
    const forms = this.screen.forms?.(scene) ?? null;
    const choices = forms ?? scene.choices.map(({ label }, i) => `${String(i + 1).padStart(3)}) ${label}`);
    this.print(['', ...this.screen.text(scene), ...choices]);
    for (;;) {
      this.lines.write(this.words.prompt(forms ? null : scene.choices.length));
      const line = await this.lines.read();
      if (line === null) {
        this.print(['']);
        return 'leave';
      }
      const typed = line.trim();
      this.linesRead++;
      if (this.lines.scripted) this.lines.write(`${typed}\n`);
      if (typed === 'hint' || typed === '!') {
        this.print([await hint()]);
        continue;
      }
      const decision = this.decision(typed, scene);
      if (decision) return decision;
    }
  }

  /** The decision in a line; null to ask again. */
  private decision(typed: string, scene: Scene): Action | 'leave' | null {
    switch (typed) {
      case 'quit':
      case 'q':
        return 'leave';
      case 'resign':
        return RESIGN;
      case 'help':
      case '?':
        this.print([...this.screen.help(scene).flat(), '', this.words.lineHelp]);
        return null;
      case '':
        return null;
    }
    const choice = typedChoice(this.screen, scene, typed);
    if (choice) return choice.action;
    const problem = this.screen.forms?.(scene)
      ? this.words.notUnderstood(typed)
      : this.words.noSuchChoice(typed, scene.choices.length);
    if (this.lines.scripted) throw new Failure(`input line ${this.linesRead}: ${problem}`);
    this.print([problem]);
    return null;
  }

  async report(scene: Scene, lines: readonly string[]): Promise<Going> {
    await this.show(scene);
    this.print(['', ...lines, '']);
    return 'on';
  }

  private print(lines: readonly string[]): void {
    for (const line of lines) this.lines.write(`${line}\n`);
  }
}
