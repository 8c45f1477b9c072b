import { formatCount } from '../format-count.js'

/**
 * The notes of a run as far as a short report has room for them: where nothing can be deleted, each thing that stays
 * has one.
 */
export function toldNotes(notes: readonly string[], most: number): readonly string[] {
  const more = notes.length - most
  return more < 2
    ? notes
    : [...notes.slice(0, most), `and ${formatCount(more)} more, which the HTML report has`]
}
