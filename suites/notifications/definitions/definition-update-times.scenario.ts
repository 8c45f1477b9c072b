import { shared } from '../../../src/scenario/index.js'
import { updateOwn } from '../shared/change-definition.js'
import { createOwn } from '../shared/create-own.js'
import { greeting } from '../shared/own-definition.js'
import { readOwn } from '../shared/read-own.js'
import { scenario } from '../shared/scenario.js'
import { judgeUpdateTime } from './shared/judge-update-time.js'

const second = 1100

const imageUri = 'https://images.example.org/assay.svg'
const variants = { es: { text: 'Assay ha cambiado esto.' } }

/** Each of another definition: what moves the time of one may leave that of another. */
const changes: readonly object[] = [
  { message: { text: 'Assay changed this for {firstName} on {day}.' } },
  { message: { ...greeting.message, imageUri } },
  { message: { ...greeting.message, variants } },
  { values: { ...greeting.values, day: 'Friday' } },
  { contextUriTemplate: 'https://example.org/assay/{contextId}' },
]

export default scenario('Whichever member of a definition is updated, it says when that was', {
  verifies: { later: 'notifications.definition.updatedAt-later' },
  safety: 'reversible',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, assume, verify, giveUp, now, waitUntil } = stage
    const all = await Promise.all(
      changes.map(async (change) => ({ own: await createOwn(stage, greeting), change })),
    )
    await Promise.all(all.map(({ own }) => readOwn(stage, own.order)))
    // Times may be in whole seconds.
    await waitUntil(now() + second)
    const update = async ({ own, change }: (typeof all)[number]) => {
      const { before, answer: updated } = await updateOwn(stage, own, change)
      // What an update takes besides is not shown.
      if (updated.status >= 300) return false
      const latest = await admin.send('getDefinition', own.order)
      assume(latest, 'notifications.updateDefinition.updated').shows(change)
      judgeUpdateTime(verify.later, { before, latest, updated })
      return true
    }
    const done = await Promise.all(all.map(update))
    if (!done.includes(true))
      giveUp(
        'No update of a definition was accepted.',
        'let a definition be updated with what the documents show of it',
      )
  },
})
