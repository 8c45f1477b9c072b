import type { BankSeams } from '../src/reference/bank.js'
import type { Behaviour } from '../src/reference/behaviour.js'
import type { Variation } from './variation.js'

/** Puts variations in force in a bank that is going to be opened, one on top of the other. */
export function plant(variations: readonly Variation[]): BankSeams {
  const decisions = variations.flatMap(({ behaviour }) => behaviour ?? [])
  const logIns = variations.flatMap(({ authorization }) => authorization ?? [])
  const requests = variations.flatMap(({ request }) => request ?? [])
  const answers = variations.flatMap(({ response }) => response ?? [])
  const spellings = variations.flatMap(({ headerName }) => headerName ?? [])
  return {
    decide: (own, timer) =>
      decisions.reduce<Behaviour>((before, change) => {
        const changes = typeof change === 'function' ? change(before, timer) : change
        return { ...before, ...changes }
      }, own),
    ...(logIns.length > 0 && {
      decideAuthorization: (own) => Object.assign({}, own, ...logIns),
    }),
    ...(requests.length > 0 && {
      async filterRequest(request, context) {
        let asked = request
        for (const change of requests) asked = (await change(asked, context)) ?? asked
        return asked
      },
    }),
    ...(answers.length > 0 && {
      async filterAnswer(response, request, context) {
        let answered = response
        for (const change of answers)
          answered = (await change(answered, request, context)) ?? answered
        return answered
      },
    }),
    ...(spellings.length > 0 && {
      spellHeader: (name, context) =>
        spellings.reduce((spelt, spell) => spell(spelt, context) ?? spelt, name),
    }),
  }
}
