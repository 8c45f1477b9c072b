/** Whether an address is a whole one, which names its server, and nothing besides that a link may have. */
export const isAbsolute = (href: string): boolean => /^https?:\/\/[^?#]+$/.test(href)
