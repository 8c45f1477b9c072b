import type { Run } from '../run/run.js'

/** How a run is told in one way. */
export interface ReporterEntry {
  /** A few words. */
  readonly about: string
  /**
   * Where it is written without a path: a file of the folder of the reports, standard output, or both places at once
   * where it is usual: then there is nothing more to do.
   */
  readonly place: { readonly file: string } | 'standard output' | 'usual'
  /** Loads its code; a pure function of the run. */
  load(): Promise<(run: Run) => string>
}

/** Every reporter by its name. Its code is loaded only when it is used. */
export const reporters = {
  terminal: {
    about: 'for people, as it is printed',
    place: 'usual',
    load: async () => {
      const { terminalReport } = await import('./terminal.js')
      return (run: Run) => terminalReport(run, { color: false, width: 100, paths: [] })
    },
  },
  html: {
    about: 'for people, one page',
    place: 'usual',
    load: async () => (await import('./html/html-report.js')).htmlReport,
  },
  junit: {
    about: 'test results, one document',
    place: 'usual',
    load: async () => (await import('./junit.js')).junitReport,
  },
  json: {
    about: 'the whole run',
    place: 'usual',
    load: async () => (await import('./run-json.js')).runJson,
  },
  markdown: {
    about: 'a summary',
    place: 'usual',
    load: async () => {
      const { summaryMarkdown } = await import('./summary.js')
      return (run: Run) => summaryMarkdown(run)
    },
  },
  ctrf: {
    about: 'Common Test Report Format',
    place: { file: 'ctrf.json' },
    load: async () => (await import('./ctrf/ctrf-report.js')).ctrfReport,
  },
  sarif: {
    about: 'findings and lint for code scanning',
    place: { file: 'assay.sarif' },
    load: async () => (await import('./sarif/sarif-report.js')).sarifReport,
  },
  csv: {
    about: 'a table for spreadsheets',
    place: { file: 'requirements.csv' },
    load: async () => (await import('./csv/csv-report.js')).csvReport,
  },
  badge: {
    about: 'endpoint badge of shields.io',
    place: { file: 'badge.json' },
    load: async () => (await import('./badge/badge-report.js')).badgeReport,
  },
  audit: {
    about: 'for auditors, made for print',
    place: { file: 'audit.html' },
    load: async () => (await import('./audit/audit-report.js')).auditReport,
  },
  github: {
    about: 'annotations, and $GITHUB_STEP_SUMMARY',
    place: 'standard output',
    load: async () => (await import('./github/github-annotations.js')).githubAnnotations,
  },
} as const satisfies Readonly<Record<string, ReporterEntry>>
