import { type TemplateValue, html } from '../html.js'

/** Marks each line of a text but not its indentation; the first mark carries the id. */
export function markedLines(text: string, id: string): TemplateValue {
  return text.split('\n').map((line, index) => {
    const words = line.trimStart()
    const indent = line.slice(0, line.length - words.length)
    return [
      index > 0 && '\n',
      indent,
      index === 0 ? html`<mark id="${id}">${words}</mark>` : html`<mark>${words}</mark>`,
    ]
  })
}
