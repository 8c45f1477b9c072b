import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { codeBlocks, proseOf } from './code-blocks.js'
import { document, documents } from './documents.js'
import { outputShape } from './output-shape.js'

/** Anchors as code hosts make them from headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

for (const page of documents)
  test(`Every link of ${page.path} leads somewhere`, () => {
    const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
    for (const link of links.filter((one) => !one.startsWith('https://'))) {
      const [file = '', anchor] = link.split('#')
      const path = file === '' ? page.path : normalize(join(dirname(page.path), file))
      expect(existsSync(join(packageRoot, path)), link).toBe(true)
      if (anchor === undefined) continue
      const target = documents.find((one) => one.path === path)
      expect(anchorsOf(target?.text ?? ''), link).toContain(anchor)
    }
  })

const linked = (path: string): readonly string[] => {
  const found = documents.find((one) => one.path === path)
  const links = [...(found ? proseOf(found) : '').matchAll(/\]\(([^)\s#]+)/g)]
  return links.map(([, link = '']) => normalize(join(dirname(path), link)))
}

test('Every page can be reached from the README', () => {
  const reached = new Set(['README.md'])
  for (const path of reached) for (const one of linked(path)) reached.add(one)
  const pages = documents.map(({ path }) => path).filter((path) => path !== 'reports/README.md')
  expect(pages.filter((path) => !reached.has(path))).toEqual([])
})

test('The README is read in a few minutes, and each of its readers has a screen of it', () => {
  const sections = document('README.md').text.split(/^(?=## )/m)
  const screens = sections.filter((section) => section.startsWith('## You '))
  expect(screens).toHaveLength(3)
  for (const section of screens) expect(section.split('\n').length).toBeLessThanOrEqual(50)
})

test('What the README shows of an output stands in that output', () => {
  const blocks = documents.flatMap(codeBlocks)
  const excerpts = blocks.filter(({ mark }) => mark.startsWith('excerpt='))
  expect(excerpts.length).toBeGreaterThan(0)
  for (const { mark, text } of excerpts) {
    const whole = blocks.find((one) => one.mark === mark.replace('excerpt=', 'output='))
    const shape = (shown = ''): string => outputShape(shown).join('\n')
    expect(shape(whole?.text)).toContain(shape(text))
  }
})

test('The changelog tells of the version that the package has', async () => {
  const { toolVersion } = await import('../../src/cli/tool-version.js')
  const changelog = documents.find(({ path }) => path === 'CHANGELOG.md')
  expect(changelog?.text).toMatch(
    new RegExp(`^## \\[${toolVersion.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  )
})
