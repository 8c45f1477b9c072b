import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { proseOf } from './code-blocks.js'
import { documents } from './documents.js'

/** Anchors as code hosts make them from headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

for (const document of documents)
  test(`Every link of ${document.path} leads somewhere`, () => {
    const links = [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
    for (const link of links.filter((one) => !one.startsWith('https://'))) {
      const [file = '', anchor] = link.split('#')
      const path = file === '' ? document.path : normalize(join(dirname(document.path), file))
      expect(existsSync(join(packageRoot, path)), link).toBe(true)
      if (anchor === undefined) continue
      const target = documents.find((one) => one.path === path)
      expect(anchorsOf(target?.text ?? ''), link).toContain(anchor)
    }
  })

test('The changelog tells of the version that the package has', async () => {
  const { toolVersion } = await import('../../src/cli/tool-version.js')
  const changelog = documents.find(({ path }) => path === 'CHANGELOG.md')
  expect(changelog?.text).toMatch(
    new RegExp(`^## \\[${toolVersion.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  )
})
