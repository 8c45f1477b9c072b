import type { Document } from './documents.js'

/** A fenced block of a document. */
export interface CodeBlock {
  /** Where it stands: `README.md:31`. */
  readonly at: string
  /** `sh`, `yaml`, `text`, … */
  readonly language: string
  /** What stands behind the language: `profile`, `output=base-url`. */
  readonly mark: string
  readonly text: string
}

const fence = /^```(\S*) ?(.*)\n([^]*?)^```$/gm

/** The fenced blocks of a document, in their order. */
export const codeBlocks = ({ path, text }: Document): readonly CodeBlock[] =>
  [...text.matchAll(fence)].map((match) => ({
    at: `${path}:${text.slice(0, match.index).split('\n').length}`,
    language: match[1] ?? '',
    mark: match[2] ?? '',
    text: match[3] ?? '',
  }))

/** A document without its fenced blocks. */
export const proseOf = ({ text }: Document): string => text.replace(fence, '')

/** What stands between backticks in the prose of a document. */
export const codeSpans = (document: Document): readonly string[] =>
  [...proseOf(document).matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')
