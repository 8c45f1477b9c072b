import { expect, test } from '@playwright/test'
import { openCleanSearch } from '../../src/exchange/open-clean-search.js'
import { createRedactor } from '../../src/exchange/redactor.js'

test('What held no secret is looked through again once another secret is known', () => {
  const redactor = createRedactor()
  redactor.learn('first-of-the-secrets', 'token')
  const holdsSecret = openCleanSearch(redactor)
  const later = { body: { text: '{"note":"it is \\u0073econd-of-the-secrets"}' } }
  expect(holdsSecret(later)).toBe(false)
  expect(holdsSecret([later, 'first%2Dof-the-secrets'])).toBe(true)
  redactor.learn('second-of-the-secrets', 'token')
  expect(holdsSecret(later)).toBe(true)
  expect(holdsSecret({ 'second-of-the-secrets': 1 })).toBe(true)
})
