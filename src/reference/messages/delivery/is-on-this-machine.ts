const loopback = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/

/** Whether an endpoint is one that a bank for trying things out may call: this machine only. */
export function isOnThisMachine(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && loopback.test(hostname)
}
