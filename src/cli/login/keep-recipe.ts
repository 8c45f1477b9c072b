import { escapeTerminal } from '../../report/escape-terminal.js'
import type { RecipeStep } from '../../target/auth/auth.js'
import { extendProfile } from '../../target/extend-profile/extend-profile.js'
import { readProfileText } from '../../target/read-profile.js'
import { print } from '../output/print.js'
import { writeFile } from '../output/write-file.js'

/** Writes into a profile the steps by which a user was logged in, so that they can be read and changed. */
export async function keepRecipe(file: string, steps: readonly RecipeStep[]): Promise<void> {
  const text = readProfileText(file)
  const comment = ['How assay login --headless logs in: read from the log-in page.']
  const members = [{ name: 'recipe', value: steps, comment }]
  const { text: extended } = extendProfile(text, [{ section: ['auth'], members }])
  if (extended === text) return
  await writeFile(file, extended)
  print(`added to ${escapeTerminal(file)}: auth.recipe, read from the log-in page\n`)
}
