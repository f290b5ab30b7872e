import { loadArticles } from './fetchArticles'

const answer = (response: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(response)

it('asks for the document of a section', async () => {
  const fetched = answer(Response.json({ articles: [] }))
  expect(await loadArticles('en', 'listings/newest')).toEqual({ articles: [] })
  expect(fetched).toHaveBeenCalledWith('/content/en/listings/newest.json')
})

it('fails where there is no such document', async () => {
  answer(new Response('<!doctype html>', { status: 404 }))
  await expect(loadArticles('es', 'articles/gone')).rejects.toThrow(
    "'/content/es/articles/gone.json' was answered with 404",
  )
})
