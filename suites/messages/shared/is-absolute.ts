/** Whether an address is a whole one, which names its server. */
export const isAbsolute = (href: string): boolean => /^https?:\/\//.test(href)
