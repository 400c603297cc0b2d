import type { Brand } from '@marketplace/contract/reference/brands'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { brandCss } from './brand-css.ts'
import type { ComposedDocument } from './document.ts'
import { escapeHtml, themeColours } from './document-parts.ts'

/** The words of the page that stands in for others while there is no connection. */
export interface OfflineWords {
  title: string
  heading: string
  safe: string
  todo: string
  again: string
  home: { text: string; href: string }
}

const style =
  'body{margin:0;background:var(--canvas);color:var(--ink);font:400 1rem/1.5 var(--face)}' +
  'header{display:flex;align-items:center;gap:.625rem;padding:.75rem 1rem;background:var(--surface);font-weight:600}' +
  'main{box-sizing:border-box;width:min(24rem,100% - 2rem);margin:2rem auto;padding:2rem 1.5rem;border:1px solid var(--line-soft);border-radius:var(--radius);background:var(--surface);text-align:center}' +
  'h1{margin:1rem 0 .5rem;font-size:1.625rem;line-height:1.3;font-weight:600}p{margin:.5rem 0;color:var(--ink-soft)}' +
  'a{display:inline-block;margin-top:.75rem;color:var(--brand-ink);font-weight:600}' +
  '.again{margin-top:1.25rem;padding:.75rem 1.5rem;border:1.5px solid var(--brand-edge);border-radius:var(--radius);background:var(--brand);color:var(--on-brand);text-decoration:none}' +
  // Marks are drawn for paper.
  '@media (prefers-color-scheme:dark){header svg{padding:3px;border-radius:8px;background:#fff}}' +
  'a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}'

/** The cloud of design/direction/customer, 15: tone, its second part, the accent. */
const cloud =
  '<svg aria-hidden="true" width="120" height="120" viewBox="0 0 96 96"><circle cx="48" cy="48" r="44" fill="var(--brand-soft)"/>' +
  '<path fill="var(--tone)" opacity=".5" d="M28 70a15 15 0 0 1-1-30 22 22 0 0 1 42-4 17 17 0 0 1-1 34z"/>' +
  '<path fill="var(--tone)" d="M40 74a13 13 0 0 1-1-26 18 18 0 0 1 35-2 14 14 0 0 1-2 28z"/>' +
  '<path stroke="var(--surface)" stroke-width="4" stroke-linecap="round" d="M48 60h16"/>' +
  '<path stroke="var(--surface)" stroke-width="11" d="M24 27 72 77"/>' +
  '<path stroke="var(--cost)" stroke-width="6" stroke-linecap="round" d="M20 22 76 82"/></svg>'

/**
 * What is shown for a page that was never visited while there is no connection: whole in itself, so that it needs nothing that is not
 * there. "Try again" leads to the address that was asked for. `mark`: the brand's, in a square of 40.
 */
export const composeOfflineDocument = (
  { brand, language, mark }: { brand: Brand; language: LanguageId; mark: string },
  words: OfflineWords,
): ComposedDocument => {
  const styles = brandCss(brand) + style
  return {
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
      `<title>${escapeHtml(words.title)}</title><meta name="color-scheme" content="light dark">${themeColours(brand)}` +
      `<style>${styles}</style></head><body><header><svg aria-hidden="true" width="32" height="32" viewBox="0 0 40 40">${mark}</svg>` +
      `${escapeHtml(brand.name)}</header><main>${cloud}<h1>${escapeHtml(words.heading)}</h1>` +
      `<p>${escapeHtml(words.safe)}</p><p>${escapeHtml(words.todo)}</p>` +
      `<a class="again" href="">${escapeHtml(words.again)}</a><br>` +
      `<a href="${escapeHtml(words.home.href)}">${escapeHtml(words.home.text)}</a></main></body></html>`,
    inlineStyles: [styles],
  }
}
