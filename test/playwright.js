// Playwright translates whatever it loads, unless it knows before it starts that all of it is compiled.
process.env['PW_DISABLE_TS_ESM'] = '1'

await import('@playwright/test/cli')
