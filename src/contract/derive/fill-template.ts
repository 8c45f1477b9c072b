import type { Requirement } from '../requirement.js'
import type { Template } from './template.js'

type Filled = Pick<Requirement, 'id' | 'level' | 'text' | 'readings'>

/**
 * Fills in the words of a template.
 *
 * @throws Error for a word that nothing fills in: the template asks for what its kind does not know
 */
export function fillTemplate(template: Template, words: Readonly<Record<string, string>>): Filled {
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => {
      const value = words[word]
      if (value === undefined) throw new Error(`Nothing fills in ${whole} of “${text}”.`)
      return value
    })
  const readings = (template.readings ?? []).map(fill)
  return {
    id: fill(template.id),
    level: template.level,
    text: fill(template.text),
    readings: readings.length > 0 ? readings : undefined,
  }
}
