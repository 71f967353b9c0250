import { toPng } from 'html-to-image'

/** Draws an element twice as sharp as it is shown, without what is for the screen only, and hands it to the browser as a file. */
export async function saveImage(element: HTMLElement, fileName: string): Promise<void> {
  const address = await toPng(element, { pixelRatio: 2, cacheBust: false, filter: isKept })
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}

const isKept = (node: Node): boolean => !(node instanceof HTMLElement && 'onScreen' in node.dataset)
