import { expect, test } from '@playwright/test'
import * as fc from 'fast-check'
import { createRedactor } from '../../../src/exchange/redactor.js'
import { nested, secrets } from './spellings.js'

const runs = { numRuns: Number(process.env['RUNS'] ?? 500), seed: Number(process.env['SEED'] ?? 8) }

test('A secret disappears from any text, whatever it is spelt with and whatever stands around it', () => {
  const around = fc.string({ maxLength: 6 })
  fc.assert(
    fc.property(secrets, nested(), around, around, (secret, spell, before, after) => {
      const redactor = createRedactor()
      redactor.learn(secret, 'key')
      const spelt = spell(secret)
      const clean = redactor.text(before + spelt + after)
      if (clean.includes('withheld')) return
      expect(clean).toContain('‹key·')
      // Of encoded text around the secret something may be left, of the secret nothing.
      const left = clean.replace(/‹[^›]*›/g, '')
      expect(left.length).toBeLessThanOrEqual(
        before.length + after.length + Math.max(0, spelt.length - secret.length),
      )
      expect(redactor.text(clean)).toBe(clean)
    }),
    runs,
  )
})
