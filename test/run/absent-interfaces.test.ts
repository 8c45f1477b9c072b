import { expect, test } from '@playwright/test'
import { asAbsent } from '../../src/run/absent-interfaces.js'
import type { Finding } from '../../src/run/finding.js'

const finding = (name: string, verdict: 'pass' | 'fail' | 'none'): Finding =>
  ({ requirement: `${name}.one`, interface: name, verdict, exchanges: [] }) as unknown as Finding

test('Who lacks an interface is told the line that claims those that are there', () => {
  const found = [finding('text', 'pass'), finding('sessions', 'fail'), finding('messages', 'none')]
  const [text, sessions] = found.map(asAbsent(['sessions'], found))
  expect(text).toBe(found[0])
  expect(sessions).toMatchObject({
    verdict: 'inconclusive',
    remedy: 'say which ones it has: claims: { interfaces: [text] }',
  })
})
