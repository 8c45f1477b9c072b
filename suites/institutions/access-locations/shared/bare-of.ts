/** A radius in miles without its unit, which means the same. */
export const bareOf = (radius: string): string => radius.replace(/mi$/, '')
