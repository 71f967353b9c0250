import { globalStyle } from '@vanilla-extract/css'

/**
 * Leaves on paper the elements with an attribute, and nothing else, on one page. Once in the `.css.ts` of what is
 * printed. @param attribute without its brackets: `data-ticket` @param inlineSize how wide it is there at most
 */
export function printOnly(attribute: string, inlineSize: string): void {
  const printed = `[${attribute}]`
  const page = `html:has(${printed})`
  globalStyle(`${page} body *:not(${printed}, ${printed} *, :has(${printed}))`, {
    '@media': { print: { display: 'none' } },
  })
  globalStyle(`${page} body *:has(${printed})`, {
    '@media': {
      print: {
        display: 'block',
        position: 'static',
        margin: '0',
        padding: '0',
        border: '0',
        background: 'none',
        boxShadow: 'none',
        overflow: 'visible',
        inlineSize: 'auto',
        blockSize: 'auto',
        minBlockSize: '0',
        maxBlockSize: 'none',
        maxInlineSize: 'none',
        animation: 'none',
      },
    },
  })
  globalStyle(page, { '@media': { print: { overflow: 'visible' } } })
  globalStyle(printed, {
    '@media': { print: { maxInlineSize: inlineSize, margin: '0 auto', breakInside: 'avoid' } },
  })
}
