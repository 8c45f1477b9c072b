const { charCodeAt } = String.prototype

/**
 * UTF-16 unit of a text at an offset, NaN beyond its end: for loops over long texts that meet texts of every origin.
 * V8 has a shape for each way in which a text is held, and looks a method up anew for each character where it has met
 * many of them, which takes four times as long. The same holds for the length: such a loop reads it once.
 */
export const unitAt = (text: string, at: number): number => charCodeAt.call(text, at)
