// The engine as the page sees it: verbs that answer like the command line, in a worker, so that the page
// never freezes.
//
// Questions are answered one after the other. One that is aborted while it is worked on ends the worker;
// the next one is started with the modules that are compiled already, and those that waited go on.

import type * as answers from './answers';
import type { Options, Reply } from './host';
import type { FromWorker, Modules, ToWorker } from './messages';

export type { Options, Reply };
export type Verb =
  | 'solve'
  | 'check'
  | 'hint'
  | 'steps'
  | 'show'
  | 'candidates'
  | 'explain'
  | 'rate'
  | 'generate'
  | 'convert'
  | 'minimize'
  | 'complete'
  | 'kinds'
  | 'shuffle'
  | 'techniques'
  | 'scales'
  | 'technique'
  | 'book';
export interface Progress {
  done: number;
  total: number;
}
export interface Watch {
  progress?(progress: Progress): void;
  signal?: AbortSignal;
}

// The engine itself failed; or it was asked what cannot be asked.
export class EngineError extends Error {
  override name = 'EngineError';
}

const kSpeaking: readonly Verb[] = [
  'check',
  'hint',
  'steps',
  'show',
  'explain',
  'techniques',
  'technique',
  'kinds',
  'book',
];
const speaks = (verb: Verb): boolean => kSpeaking.includes(verb);

interface Question {
  id: number;
  verb: Verb;
  input: string;
  options: Options;
  watch: Watch;
  resolve(reply: Reply): void;
  reject(error: unknown): void;
  onAbort(): void;
}

export class Engine {
  private worker: Worker | undefined;
  private modules: Modules = {};
  private readonly waiting: Question[] = [];
  private current: Question | undefined;
  private nextId = 1;
  // In which the engine speaks; the command line would say --lang.
  language = 'en';

  constructor(private readonly makeWorker: () => Worker) {}

  // Another one beside it, for what takes long: its questions wait for nobody else's.
  beside(): Engine {
    const other = new Engine(this.makeWorker);
    other.modules = this.modules;
    other.language = this.language;
    return other;
  }

  // Nobody asks any more.
  end(): void {
    for (const question of this.waiting.splice(0)) question.reject(abortError());
    this.endWorker();
    this.settle((question) => question.reject(abortError()));
  }

  ask(verb: Verb, input: string, options: Options = {}, watch: Watch = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (watch.signal?.aborted) return reject(abortError());
      const question: Question = {
        id: this.nextId++,
        verb,
        input,
        options: speaks(verb) ? { lang: this.language, ...options } : options,
        watch,
        resolve,
        reject,
        onAbort: () => this.abort(question),
      };
      watch.signal?.addEventListener('abort', question.onAbort);
      this.waiting.push(question);
      this.go();
    });
  }

  // --- typed shorthands: the first JSON line; steps come with their drawings

  solve(input: string, options?: Options, watch?: Watch): Promise<answers.SolveAnswer> {
    return this.askForOne('solve', input, options, watch);
  }
  check(input: string, options?: Options, watch?: Watch): Promise<answers.CheckAnswer> {
    return this.askForOne('check', input, options, watch);
  }
  hint(input: string, level: number, options?: Options, watch?: Watch): Promise<answers.HintAnswer> {
    return this.askForOne('hint', input, { ...options, level, drawing: true }, watch);
  }
  steps(input: string, options?: Options, watch?: Watch): Promise<answers.StepsAnswer> {
    return this.askForOne('steps', input, options, watch);
  }
  explain(input: string, options?: Options, watch?: Watch): Promise<answers.ExplainAnswer> {
    return this.askForOne('explain', input, { ...options, drawing: true }, watch);
  }
  // The board with its clues, drawn and named.
  board(input: string, options?: Options, watch?: Watch): Promise<answers.ShowAnswer> {
    return this.askForOne('show', input, { ...options, drawing: true }, watch);
  }
  candidates(input: string, options?: Options, watch?: Watch): Promise<answers.CandidatesAnswer> {
    return this.askForOne('candidates', input, options, watch);
  }
  rate(input: string, options?: Options, watch?: Watch): Promise<answers.RateAnswer> {
    return this.askForOne('rate', input, options, watch);
  }
  generate(options?: Options, watch?: Watch): Promise<answers.GenerateAnswer> {
    return this.askForOne('generate', '', options, watch);
  }
  complete(input: string, options?: Options, watch?: Watch): Promise<answers.CompleteAnswer> {
    return this.askForOne('complete', input, options, watch);
  }
  technique(id: string): Promise<answers.TechniqueAnswer> {
    return this.askForOne('technique', id, { drawing: true });
  }
  // The pages of a book, of these puzzles or of those that `make` asks for.
  async book(input: string, options: Options, watch?: Watch): Promise<answers.BookAnswer> {
    const reply = await this.ask('book', input, options, watch);
    if (reply.out === '') throw new EngineError(reply.words.trim());
    return JSON.parse(reply.out) as answers.BookAnswer;
  }
  read(input: string): Promise<answers.PuzzleAnswer> {
    return this.askForOne('convert', input, { to: 'json' });
  }
  async convert(input: string, to: string): Promise<{ text: string; losses: string }> {
    const reply = await this.ask('convert', input, { to });
    if (reply.exit > 1) throw new EngineError(reply.words.trim());
    return { text: reply.out, losses: reply.words };
  }
  // The first puzzle as an SVG document of its own.
  async picture(input: string, options: Options = {}): Promise<string> {
    const reply = await this.ask('show', input, { ...options, svg: '-' });
    if (reply.exit > 1) throw new EngineError(reply.words.trim());
    return reply.out;
  }
  async techniques(): Promise<answers.TechniqueRow[]> {
    const reply = await this.ask('techniques', '');
    return reply.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as answers.TechniqueRow);
  }

  async scales(): Promise<answers.ScaleRow[]> {
    const reply = await this.ask('scales', '');
    return reply.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as answers.ScaleRow);
  }

  // The kinds of clues, in the language of the page.
  async kinds(): Promise<answers.KindRow[]> {
    const reply = await this.ask('kinds', '');
    return reply.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as answers.KindRow);
  }

  private async askForOne<T>(verb: Verb, input: string, options: Options = {}, watch?: Watch): Promise<T> {
    const reply = await this.ask(verb, input, { ...options, json: true }, watch);
    // No answer at all: nothing to read, a bad option, a wish that was not met. The words say which.
    if (reply.out === '') throw new EngineError(reply.words.trim());
    return JSON.parse(reply.out.slice(0, reply.out.indexOf('\n'))) as T;
  }

  // --- the worker

  private go(): void {
    if (this.current !== undefined) return;
    this.current = this.waiting.shift();
    if (this.current === undefined) return;
    this.worker ??= this.start();
    const { id, verb, input, options } = this.current;
    this.send({ kind: 'ask', id, verb, input, options });
  }

  private send(message: ToWorker): void {
    this.worker!.postMessage(message);
  }

  private start(): Worker {
    const worker = this.makeWorker();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => this.breakDown(event.message || 'the engine could not be started');
    worker.postMessage({ kind: 'start', modules: this.modules } satisfies ToWorker);
    return worker;
  }

  private hear(message: FromWorker): void {
    if (message.kind === 'modules') this.modules = message.modules;
    if (message.kind === 'broken') return this.breakDown(message.message);
    if (message.kind === 'progress' && message.id === this.current?.id) {
      this.current.watch.progress?.({ done: message.done, total: message.total });
    }
    if (message.kind === 'reply' && message.id === this.current?.id) {
      this.settle((question) => question.resolve(message.reply));
    }
  }

  // Ends the question at hand one way or the other, and takes the next.
  private settle(how: (question: Question) => void): void {
    const question = this.current;
    this.current = undefined;
    if (question !== undefined) {
      question.watch.signal?.removeEventListener('abort', question.onAbort);
      how(question);
    }
    this.go();
  }

  private endWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private breakDown(message: string): void {
    this.endWorker();
    this.settle((question) => question.reject(new EngineError(message)));
  }

  private abort(question: Question): void {
    if (question === this.current) {
      this.endWorker();
      return this.settle((ended) => ended.reject(abortError()));
    }
    const place = this.waiting.indexOf(question);
    if (place < 0) return;
    this.waiting.splice(place, 1);
    question.reject(abortError());
  }
}

function abortError(): DOMException {
  return new DOMException('no longer wanted', 'AbortError');
}
