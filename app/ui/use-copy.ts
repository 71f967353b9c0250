import { useState } from 'react'

/**
 * Copies a text at a press. Where that can be done in no way nothing is said: the text stands beside the button and can be marked.
 * @returns whether this text was copied, and the handler of the press
 */
export function useCopy(text: string, onCopied?: () => void) {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    if (!(await copyText(text))) return
    setCopied(text)
    onCopied?.()
  }
  return { isCopied: copied === text, copy }
}

/** Copies by the clipboard; without a secure address there is none, and inside other apps it is often not allowed. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyMarked(text)
  }
}

/**
 * Copies as if the person had marked the text. It stands beside the button meanwhile, for behind an open dialog nothing
 * can be marked.
 */
function copyMarked(text: string): boolean {
  const pressed = document.activeElement
  const textarea = document.createElement('textarea')
  textarea.value = text
  textarea.readOnly = true
  textarea.setAttribute('aria-hidden', 'true')
  Object.assign(textarea.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0' })
  const beside = pressed?.parentElement ?? document.body
  beside.append(textarea)
  textarea.select()
  const isDone = document.execCommand('copy')
  textarea.remove()
  if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
  return isDone
}
