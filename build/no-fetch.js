/** Takes the place of the HTTP client that Spectral carries: references are followed by `src/lint`, never by Spectral. */
export default function fetch() {
  throw new Error('Spectral opens no connections here')
}
