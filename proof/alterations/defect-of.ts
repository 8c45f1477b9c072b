import type { Defect } from '../defect.js'

/**
 * Makes the rows of a table of defects that are each a wrong decision of the bank and break one requirement.
 *
 * @param table of which the names begin
 */
export const defectOf =
  (table: string) =>
  (
    name: string,
    sentence: string,
    breaks: string | readonly string[],
    behaviour: NonNullable<Defect['behaviour']>,
  ): Defect => ({ name: `${table}-${name}`, sentence, breaks: [breaks].flat(), behaviour })
