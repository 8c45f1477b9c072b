/** What a body is made of: another one's, for instance, which then cannot be read any more. */
export type BodySource = string | Uint8Array | ArrayBuffer | LightContent | null

/** A body that is held as a whole, and read once. */
export class LightContent {
  readonly #held: string | Uint8Array
  locked = false

  constructor(held: string | Uint8Array) {
    this.#held = held
  }

  copy(): LightContent {
    if (this.locked) throw new TypeError('The body has been read.')
    return new LightContent(this.#held)
  }

  /** What is not read is held no longer than the answer: there is nothing to let go. */
  async cancel(): Promise<void> {
    this.locked = true
  }

  take(): string | Uint8Array {
    if (this.locked) throw new TypeError('The body has been read.')
    this.locked = true
    return this.#held
  }
}

/** @throws TypeError for a body that was read before, and for one of a kind that no bank sends */
export function contentOf(source: BodySource | undefined): LightContent | null {
  if (source === null || source === undefined) return null
  if (source instanceof LightContent) return new LightContent(source.take())
  if (typeof source === 'string') return new LightContent(source)
  if (source instanceof ArrayBuffer) return new LightContent(new Uint8Array(source.slice(0)))
  if (source instanceof Uint8Array) return new LightContent(source.slice())
  throw new TypeError('This kind of body is not known here.')
}

/** What requests and answers have in common. */
export class LightBody {
  readonly body: LightContent | null

  constructor(body: LightContent | null) {
    this.body = body
  }

  get bodyUsed(): boolean {
    return this.body?.locked ?? false
  }

  async text(): Promise<string> {
    const held = this.body?.take() ?? ''
    return typeof held === 'string' ? wellFormed(held) : new TextDecoder().decode(held)
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text())
  }

  async bytes(): Promise<Uint8Array> {
    const held = this.body?.take() ?? ''
    return typeof held === 'string' ? new TextEncoder().encode(held) : held.slice()
  }

  async arrayBuffer(): Promise<ArrayBufferLike> {
    return (await this.bytes()).buffer
  }
}

/** As it would come over a wire, which has no halves of surrogate pairs. */
const wellFormed = (text: string): string =>
  /[\ud800-\udfff]/.test(text) ? Buffer.from(text).toString() : text
