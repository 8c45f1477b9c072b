import { spawn } from 'node:child_process'

/**
 * Opens an address in the browser of the user, if there is a terminal.
 *
 * @param onFailed called later, when what was started opened none
 * @returns false without a terminal or a desktop, and when no browser could be started
 */
export function openBrowser(address: string, onFailed: () => void): Promise<boolean> {
  const { platform, env, stdout } = process
  const hasDesktop =
    platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'] || env['BROWSER'])
  if (!stdout.isTTY || !hasDesktop || env['CI']) return Promise.resolve(false)
  const [program, ...rest] = opener(platform, env['BROWSER'])
  return new Promise((resolve) => {
    // Without a shell: nothing in the address can be taken for a command.
    const child = spawn(program, [...rest, address], { stdio: 'ignore', detached: true })
    child.once('error', () => resolve(false))
    child.once('spawn', () => resolve(true))
    child.once('exit', (code) => code && onFailed())
    child.unref()
  })
}

function opener(platform: NodeJS.Platform, named = ''): readonly [string, ...string[]] {
  if (named !== '') return [named]
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return ['xdg-open']
}
