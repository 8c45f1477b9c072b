/**
 * The little of a browser's window that the scripts of the report use. The project compiles for Node, without the
 * types of the DOM; these keep the scripts checked all the same.
 */
export interface Page {
  readonly document: PageDocument
  readonly location: { hash: string }
  readonly history: { replaceState(state: null, title: string, url: string): void }
  readonly ResizeObserver: new (listener: () => void) => { observe(element: PageElement): void }
  readonly navigator: { readonly clipboard?: { writeText(text: string): Promise<void> } }
  addEventListener(event: string, listener: () => void): void
  setTimeout(action: () => void, milliseconds: number): void
  matchMedia(query: string): {
    readonly matches: boolean
    addEventListener(event: string, listener: (event: { readonly matches: boolean }) => void): void
  }
}

interface PageDocument {
  querySelector(selector: string): PageElement | null
  querySelectorAll(selector: string): Iterable<PageElement>
  getElementById(id: string): PageElement | null
  createElement(name: string): PageElement
  addEventListener(event: string, listener: (event: PageEvent) => void, capture?: boolean): void
}

export interface PageEvent {
  readonly target: PageElement
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  preventDefault(): void
}

export interface PageElement {
  hidden: boolean
  open: boolean
  value: string
  type: string
  className: string
  textContent: string
  scrollTop: number
  tabIndex: number
  innerHTML: string
  readonly name: string
  readonly clientHeight: number
  readonly offsetTop: number
  readonly offsetHeight: number
  readonly style: { setProperty(name: string, value: string): void }
  readonly elements: Iterable<PageElement>
  readonly parentElement: PageElement | null
  readonly dataset: Readonly<Record<string, string | undefined>>
  querySelector(selector: string): PageElement | null
  querySelectorAll(selector: string): Iterable<PageElement>
  closest(selector: string): PageElement | null
  matches(selector: string): boolean
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): void
  addEventListener(event: string, listener: (event: PageEvent) => void): void
  append(child: PageElement): void
  replaceWith(child: PageElement): void
  remove(): void
  removeAttribute(name: string): void
  insertAdjacentHTML(position: string, markup: string): void
  focus(options: { readonly preventScroll: boolean }): void
  scrollIntoView(): void
}
