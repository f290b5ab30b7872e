import { setDocumentReader } from '../i18n/loadDocument'

// There is no server to fetch articles from; they are compiled where a test first asks for one.
setDocumentReader(async (path) =>
  (await import('../articles/readArticleDocument')).readArticleDocument(path),
)
