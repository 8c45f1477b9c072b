import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { packageRoot } from '../../src/package-root.js'

/** A JUnit report and where it was found. */
export interface JunitReport {
  readonly fileName: string
  readonly contents: string
}

const jenkins = readFileSync(join(packageRoot, 'test/report/jenkins-junit.xsd'), 'utf8')

/** All JUnit reports of a run, by the folder of its reports. */
export const junitReports = (folder: string): readonly JunitReport[] =>
  readdirSync(join(folder, 'junit')).map((name) => {
    const fileName = join(folder, 'junit', name)
    return { fileName, contents: readFileSync(fileName, 'utf8') }
  })

/** What is wrong with JUnit reports. To look at many at once costs little more than to look at one. */
export async function faultsOfJunit(reports: readonly JunitReport[]): Promise<readonly string[]> {
  if (reports.length === 0) return ['there is no JUnit report']
  const { errors } = await validateXML({ xml: reports, schema: jenkins })
  return errors.map(({ rawMessage }) => rawMessage)
}
