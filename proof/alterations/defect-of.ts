import type { Defect } from '../defect.js'

/**
 * Makes the rows of a table of defects that are each a wrong decision of the bank.
 *
 * @param table of which the names begin
 * @param area with which the ids of the requirements begin
 */
export const defectOf =
  (table: string, area: string) =>
  (
    name: string,
    sentence: string,
    breaks: string,
    behaviour: NonNullable<Defect['behaviour']>,
  ): Defect => ({
    name: `${table}-${name}`,
    sentence,
    breaks: [`${area}.${breaks}`],
    behaviour,
  })
