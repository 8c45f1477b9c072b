import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { packageRoot } from '../../src/package-root.js'

const folder = path.join(packageRoot, 'test/report')

/** What the schemas in this folder (each `.xsd`) have against a document; empty when nothing. */
export async function schemaErrors(document: string): Promise<readonly string[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.xsd'))
  const checked = await Promise.all(
    names.map((name) =>
      validateXML({
        xml: { fileName: 'report.xml', contents: document },
        schema: readFileSync(path.join(folder, name), 'utf8'),
      }),
    ),
  )
  if (names.length === 0) throw new Error('no schema to validate against')
  return checked.flatMap(({ errors }) => errors.map(({ rawMessage }) => rawMessage))
}
