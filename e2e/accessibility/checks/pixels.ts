import type { Locator } from '@playwright/test'

/** Takes a picture of an element without focus and pointer. */
export async function takePicture(element: Locator): Promise<string> {
  await element.page().evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await element.page().mouse.move(1, 1)
  return (await element.screenshot({ animations: 'disabled' })).toString('base64')
}

/** Returns the share of pixels (0 to 1) that differ between two pictures of one element. */
export const compare = (element: Locator, before: string, after: string) =>
  element.page().evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height).data ?? []
        }),
      )
      if (!first || first.length !== second?.length) return 1
      let differing = 0
      for (let pixel = 0; pixel < first.length; pixel += 4) {
        const isSame = [0, 1, 2].every((channel) => {
          const at = pixel + channel
          return Math.abs((first[at] ?? 0) - (second[at] ?? 0)) < 32
        })
        if (!isSame) differing += 1
      }
      return differing / (first.length / 4)
    },
    [before, after],
  )
