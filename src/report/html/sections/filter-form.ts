import type { Run } from '../../../run/run.js'
import { type Html, html } from '../html.js'
import { verdicts } from '../verdicts.js'

/** Narrows all sections down at once. Hidden until the script that makes it work takes it out. */
export function filterForm({ interfaces, baseline }: Run): Html {
  return html`<form id="filter" role="search" aria-label="Filter the report" hidden>
    <label class="field"
      >Interface
      <select name="interface">
        <option value="">all</option>
        ${interfaces.map(({ name, title }) => html`<option value="${name}">${title}</option>`)}
      </select></label
    >
    <label class="field"
      >Verdict
      <select name="verdict">
        <option value="">all</option>
        ${verdicts.map(([verdict, heading]) => html`<option value="${verdict}">${heading}</option>`)}
      </select></label
    >
    <label class="field"
      >Level
      <select name="level">
        <option value="">all</option>
        <option>must</option>
        <option>should</option>
        <option>may</option>
      </select></label
    >
    ${
      baseline &&
      html`<label class="field"
        >Failure
        <select name="failure">
          <option value="">all</option>
          <option>new</option>
          <option>known</option>
        </select></label
      >`
    }
    <label class="grow"
      ><span>Text</span>
      <input
        type="search"
        name="text"
        autocomplete="off"
        spellcheck="false"
        placeholder="requirement, clause, operation"
    /></label>
    <button type="button" id="fields" aria-expanded="false">Filter</button>
    <button type="reset" class="field">Clear</button>
    <button type="button" class="field" id="unfold" aria-pressed="false">Unfold evidence</button>
    <button type="button" class="field" id="colours">Dark colours</button>
    <output id="filter-count" aria-live="polite"></output>
  </form>`
}
