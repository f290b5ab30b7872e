import { setDocumentReader } from '../i18n/loadDocument'

// Tests have no server, so articles are compiled when a test first needs one.
setDocumentReader(async (path) =>
  (await import('../articles/articleDocuments')).readArticleDocument(path),
)
