import type { Page } from '@playwright/test'

/**
 * What a finger can hardly hit: controls of less than 44 px, what reaches beyond their edge and their label counted.
 * Links in sentences are as tall as their line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary'
    const sizeOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect())
      const before = getComputedStyle(element, '::before')
      const reach = before.content !== 'none' && before.position === 'absolute' ? before : null
      return [
        Math.max(...boxes.map(({ width }) => width), Number.parseFloat(reach?.width ?? '0') || 0),
        Math.max(...boxes.map(({ height }) => height), Number.parseFloat(reach?.height ?? '0') || 0),
      ] as const
    }
    const isMeant = (element: Element) => {
      const { display, position, clipPath } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return (
        isSeen &&
        display !== 'inline' &&
        width > 1 &&
        height > 1 &&
        !(position === 'absolute' && clipPath !== 'none')
      )
    }
    return [...document.querySelectorAll(controls)]
      .filter(isMeant)
      .map((element) => ({ element, size: sizeOf(element) }))
      .filter(({ size }) => size.some((side) => side < least - 0.5))
      .map(({ element, size }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
        return `${element.tagName} ${name.slice(0, 40)} ${size.map(Math.round).join('×')}`
      })
  })
