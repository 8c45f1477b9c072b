import { createHash } from 'node:crypto'
import { html, type Html } from './html.js'

interface DocumentParts {
  /** What the window is named. */
  readonly title: string
  readonly style: string
  readonly script?: string
  /** What the style is made for; both where it is absent. */
  readonly scheme?: 'light'
  readonly body: Html
}

/**
 * An HTML document that loads nothing: its own style and script are all that runs, which its content security policy
 * names by their digests (CSP Level 3, 6.7.3.3). It sends no referrer.
 */
export const htmlDocument = ({ title, style, script, scheme, body }: DocumentParts): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policyOf(style, script)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="${scheme ?? 'light dark'}" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${{ markup: `<style>${style}</style>` }}
      </head>
      <body>
        ${body} ${script !== undefined && { markup: `<script>${script}</script>` }}
      </body>
    </html> `.markup

const policyOf = (style: string, script: string | undefined): string =>
  [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src '${digest(script)}'`]),
    `style-src '${digest(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const digest = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
