const voids = new Set(['meta', 'input', 'br', 'hr', 'col', 'wbr', 'link', 'img'])

/**
 * What is wrong with an HTML report: an element that is not closed or was never opened, a script or style that is
 * not its own, something that loads or runs, a control character. Good for markup that is written out in full.
 */
export function faultsOfMarkup(markup: string): readonly string[] {
  const faults: string[] = []
  // oxlint-disable-next-line no-control-regex
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
  const bare = markup.replace(/<(script|style)>[^]*?<\/\1>/g, '').replace(/^\s*<!doctype html>/, '')
  if (control.test(bare)) faults.push('the HTML report holds a control character')
  const open: string[] = []
  for (const [all, closing, name = ''] of bare.matchAll(
    /<(\/?)([a-zA-Z][\w:-]*)(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>|<[!?/a-zA-Z]/g,
  )) {
    if (name === '') faults.push(`the HTML report holds a broken tag ${all}`)
    else if (/^(script|style|iframe|object|embed|base|img|link|form\w+)$/i.test(name))
      faults.push(`the HTML report holds ${all}`)
    else if (/\son\w+=|javascript:/i.test(all)) faults.push(`the HTML report holds ${all}`)
    else if (closing === '') {
      if (!voids.has(name) && !all.endsWith('/>')) open.push(name)
    } else if (open.pop() !== name) {
      faults.push(`the HTML report closes ${name} where it is not open`)
      break
    }
  }
  if (faults.length === 0 && open.length > 0) faults.push(`the HTML report leaves ${open} open`)
  return faults.slice(0, 3)
}
