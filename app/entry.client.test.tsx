import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

vi.mock('react-dom/client')

test('React takes the page over once its state is there, and not while a press would find it without', async () => {
  let end = () => {}
  const stream = new ReadableStream({
    start(controller) {
      end = () => {
        controller.enqueue(new TextEncoder().encode('[{}]\n'))
        controller.close()
      }
    },
  })
  vi.stubGlobal('__remixContext', { future: { v3_singleFetch: true }, stream })
  await import('./entry.client.tsx')
  await new Promise((resolve) => setTimeout(resolve))
  expect(hydrateRoot).not.toHaveBeenCalled()
  end()
  await vi.waitFor(() => expect(hydrateRoot).toHaveBeenCalledOnce())
  expect(vi.mocked(hydrateRoot).mock.calls[0]?.[0]).toBe(document)
})
