import { createElement, Fragment, options } from 'preact'
import { renderToString as render, renderToStringAsync } from 'preact-render-to-string'
import type { ReactNode } from 'react'
import type { RenderToPipeableStreamOptions } from 'react-dom/server'
import { withoutReactsOwn } from './reacts-own.ts'

withoutReactsOwn(options)

const whole = (content: ReactNode) => createElement(Fragment, null, content)

export const renderToString = (content: ReactNode): string => render(whole(content))

export const renderToStaticMarkup = (content: ReactNode): string => renderToString(content)

type Handlers = Pick<
  RenderToPipeableStreamOptions,
  'onShellReady' | 'onAllReady' | 'onShellError' | 'onError'
>

/** A page in one piece: no page of ours comes in parts, and Preact's parts are put in place by a script without a nonce. */
export function renderToPipeableStream(content: ReactNode, handlers: Handlers) {
  let html = ''
  let isSettled = false
  const settle = (then: () => void) => {
    if (!isSettled) then()
    isSettled = true
  }
  const fail = (error: unknown) =>
    settle(() => {
      handlers.onError?.(error, {})
      handlers.onShellError?.(error)
    })
  const ready = (made: string) =>
    settle(() => {
      html = `<!DOCTYPE html>${made}`
      handlers.onShellReady?.()
      handlers.onAllReady?.()
    })
  Promise.resolve(renderToStringAsync(whole(content))).then(ready, fail)
  return {
    pipe: <To extends NodeJS.WritableStream>(to: To): To => {
      to.end(html)
      return to
    },
    abort: () => fail(new Error('the page was not rendered in time')),
  }
}
