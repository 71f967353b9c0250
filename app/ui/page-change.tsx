import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { srOnly } from './global.css.ts'

/**
 * Tells pages apart by their path, and in wizards, surveys and quizzes by the step. Tabs, filters and dialogs are no
 * pages; of a result counts that it is shown, not which part of it. Pure.
 */
export function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  // The first question has an address without its number, too.
  const step = query.get('passo') ?? query.get('pergunta') ?? ''
  return `${pathname} ${step} ${query.has('resultado') ? 'resultado' : ''}`
}

/** Gives the page's heading, in its steps what is asked; its main part where there is neither. */
export const headingOfPage = () =>
  document.querySelector<HTMLElement>('main [data-step] legend') ??
  document.querySelector<HTMLElement>('main h1') ??
  document.getElementById('conteudo')

/** Makes what is no control focusable by scripts, and focuses it. */
export function focusOn(element: HTMLElement | null): void {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}

/** Whether somebody types, or a dialog has the word: the focus stays where it is. */
const isTaken = () =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('main :is(input, select, textarea)') === true

/**
 * Does for navigations without loading what a browser does when a page loads: the focus goes to the new page's heading,
 * and its title is read out. Stands once, in the root.
 */
export function PageChange() {
  const page = pageOf(useLocation())
  const shown = useRef(page)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    setTitle(document.title)
    if (!isTaken()) focusOn(headingOfPage())
  }, [page])
  return (
    <p className={srOnly} aria-live="polite" data-page-title>
      {title}
    </p>
  )
}
