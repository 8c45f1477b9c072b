import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { DefinitionError } from '../../src/lint/definition-error.js'
import { lintDefinitions } from '../../src/lint/lint-definitions.js'
import { packageRoot } from '../../src/package-root.js'

const start = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\n"

/** Name, content, message. */
const refused: readonly (readonly [file: string, content: string | Buffer, message: string])[] = [
  ['empty.yaml', '', 'empty.yaml: the file is empty'],
  ['empty.json', '', 'empty.json: the file is empty'],
  ['remarks.yaml', '# Nothing yet.\n', 'remarks.yaml: the file is empty'],
  ['list.yaml', '- one\n', 'list.yaml: this is a list, not an OpenAPI document'],
  ['letter.txt', 'Dear bank\n', 'letter.txt: this is plain text, not an OpenAPI document'],
  ['page.html', '<!doctype html>', 'page.html: this is XML or HTML, not an OpenAPI document'],
  ['latin.yaml', Buffer.from([0x61, 0x3a, 0xe9]), 'latin.yaml: it is not UTF-8 text'],
  [
    'windows.yaml',
    Buffer.from(`\u{feff}${start}`, 'utf16le'),
    'windows.yaml: it is UTF-16, not UTF-8 text',
  ],
  [
    'half.yaml',
    `${start}x-a: [\nx-b: }\n`,
    'half.yaml:5:1: the YAML cannot be read: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  ['two.yaml', `${start}---\n${start}`, 'two.yaml:4:1: a second YAML document begins here'],
  [
    'comma.json',
    '{\n  "openapi": "3.1.0",\n  "info": { "title": "T" "version": "1" }\n}\n',
    'comma.json:3:26: the JSON cannot be read: comma expected',
  ],
  [
    'remark.json',
    '{\n  "x-a": "a // b", // what is this?\n  "openapi": "3.1.0"\n}\n',
    'remark.json:2:20: the JSON cannot be read: it has a comment, which JSON does not know',
  ],
  [
    'old.yaml',
    'swagger: "2.0"\n',
    'old.yaml:1:1: this looks like Swagger 2.0; Assay lints OpenAPI 3',
  ],
  [
    'events.yaml',
    'asyncapi: 3.0.0\n',
    'events.yaml:1:1: this looks like AsyncAPI 3.0.0; Assay lints OpenAPI 3',
  ],
  [
    'flow.yaml',
    'info: {}\narazzo: 1.0.1\n',
    'flow.yaml:2:1: this looks like Arazzo 1.0.1; Assay lints OpenAPI 3',
  ],
  [
    'schema.json',
    '{ "type": "object" }',
    'schema.json:1:3: this looks like a plain JSON Schema; Assay lints OpenAPI 3',
  ],
  [
    'headless.yaml',
    'info: {}\npaths: {}\n',
    'headless.yaml:2:1: this looks like an OpenAPI document without its `openapi` member; Assay lints OpenAPI 3',
  ],
  [
    'future.yaml',
    'openapi: 4.0.0\n',
    'future.yaml:1:1: this says OpenAPI "4.0.0"; Assay reads 3.0 and 3.1',
  ],
  [
    'newer.yaml',
    'openapi: 3.2.0\n',
    'newer.yaml:1:1: this says OpenAPI "3.2.0"; Assay reads 3.0 and 3.1',
  ],
  [
    'aliases.yaml',
    `${start}x-0: &a0 [1, 1]\n${Array.from({ length: 40 }, (_, n) => `x-${n + 1}: &a${n + 1} [*a${n}, *a${n}]\n`).join('')}`,
    'aliases.yaml:24:12: the anchors of this file expand to more than 5,000,000 values',
  ],
  ['endless.yaml', `${start}x-a: &a [*a]\n`, 'endless.yaml:4:10: the alias *a contains itself'],
  [
    'brackets.yaml',
    `a: ${'['.repeat(100_000)}`,
    'brackets.yaml: the file nests too deeply to be read',
  ],
  [
    'references.yaml',
    `${start}components:\n  schemas:\n    s0: {}\n${Array.from({ length: 900 }, (_, n) => `    s${n + 1}: { items: { $ref: '#/components/schemas/s${n + 2}' } }\n`).join('')}    s901: {}\n`,
    'references.yaml: with its references it nests more than 600 levels deep',
  ],
  ['huge.yaml', Buffer.alloc(20 * 1024 * 1024 + 1, '#'), 'huge.yaml: it is larger than 20 MiB'],
]

for (const [file, content, message] of refused)
  test(`${file} is refused in one sentence`, async () => {
    const info = test.info()
    await mkdir(info.outputDir, { recursive: true })
    const path = info.outputPath(file)
    await writeFile(path, content)
    const error = await lintDefinitions([{ path, shown: file }]).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DefinitionError)
    expect(error).toMatchObject({ message, file, remedy: expect.stringMatching(/\.$/) })
  })

test('A file that is not there and a folder are refused by name', async () => {
  const info = test.info()
  const lint = (path: string) => lintDefinitions([{ path, shown: 'given' }])
  await expect(lint(info.outputPath('nothing.yaml'))).rejects.toThrow(
    'given: there is no such file',
  )
  await expect(lint(packageRoot)).rejects.toThrow('given: it is a folder')
})
