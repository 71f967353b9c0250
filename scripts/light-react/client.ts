import { createElement, hydrate, options } from 'preact'
import { Suspense } from 'preact/compat'
import type { ReactNode } from 'react'
import { withoutReactsOwn } from './reacts-own.ts'

withoutReactsOwn(options)

/**
 * Takes a whole document over. Preact looks for what it renders among the children of an element, and would look for
 * `<html>` inside of it: this stands for the document with nothing but its element, no doctype. Remix waits for its data
 * while it renders, which needs somebody above who waits, too.
 */
export function hydrateRoot(root: Document, content: ReactNode): void {
  const { documentElement } = root
  const place = {
    nodeType: Node.ELEMENT_NODE,
    ownerDocument: root,
    namespaceURI: documentElement.namespaceURI,
    firstChild: documentElement,
    childNodes: [documentElement],
    insertBefore: <Child extends Node>(child: Child, next: Node | null) => root.insertBefore(child, next),
  }
  hydrate(createElement(Suspense, { fallback: null }, content), place as object as Element)
}
