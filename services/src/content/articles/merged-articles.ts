import type { ArticleRepository } from './article.repository.js';
import type { ArticlesSource, ServiceArticles } from './articles-source.js';
import type { ListedArticle, Opening, StoredArticle } from './models.js';

interface InOrder {
  slug: string;
  title: string;
  order: number;
}

/** As the database sorts. */
const byOrder = (left: InOrder, right: InOrder): number =>
  left.order - right.order || (left.title < right.title ? -1 : left.title > right.title ? 1 : 0);

/** Where both have a slug, the article of the content service counts. */
function merge<Entry extends InOrder>(own: readonly Entry[], service: readonly Entry[]): Entry[] {
  const slugs = new Set(service.map(({ slug }) => slug));
  return [...own.filter(({ slug }) => !slugs.has(slug)), ...service].sort(byOrder);
}

/**
 * The articles of a content service and our own ones, category by category. While the content service has never responded, our own ones
 * are shown: an exam's guides matter more than a complete list.
 */
export class MergedArticles implements ArticlesSource {
  constructor(
    private readonly service: ServiceArticles,
    private readonly own: ArticleRepository,
  ) {}

  get maxAgeMs(): number {
    return this.service.maxAgeMs;
  }

  async listByCategory(categoryId: string): Promise<ListedArticle[]> {
    const [own, service] = await Promise.all([this.own.listByCategory(categoryId), this.list()]);
    return merge(own, ofCategory(service, categoryId));
  }

  async listTitles(categoryId: string): Promise<Pick<StoredArticle, 'title' | 'slug' | 'order'>[]> {
    const [own, service] = await Promise.all([this.own.listTitles(categoryId), this.list()]);
    return merge(
      own,
      ofCategory(service, categoryId).map(({ title, slug, order }) => ({ title, slug, order })),
    );
  }

  /** @throws ProblemError MB-1014 if the content service has never responded and we have no such article */
  async find(categoryId: string, slug: string): Promise<StoredArticle | null> {
    const [own, service] = await Promise.allSettled([this.own.find(categoryId, slug), this.service.list()]);
    if (service.status === 'fulfilled') {
      const found = ofCategory(service.value, categoryId).find((article) => article.slug === slug);
      if (found !== undefined) return found;
    }
    if (own.status === 'rejected') throw own.reason;
    if (own.value === null && service.status === 'rejected') throw service.reason;
    return own.value;
  }

  async countByCategory(examKey: string): Promise<Map<string, number>> {
    const [own, service] = await Promise.all([this.own.countByCategory(examKey), this.list()]);
    const ids = new Set(service.filter((article) => article.examKey === examKey).map(categoryOf));
    const counts = await Promise.all(
      [...ids].map(async (id) => [id, (await this.listTitles(id)).length] as const),
    );
    return new Map([...own, ...counts]);
  }

  async listOpenings(limit: number): Promise<Map<string, Opening>> {
    const service = await this.list();
    const ids = [...new Set(service.map(categoryOf))];
    const [own, cards] = await Promise.all([this.own.listOpenings(limit), this.own.listCards(ids)]);
    const merged = ids.map((id): [string, Opening] => {
      const articles = merge(
        cards.filter((card) => card.categoryId === id),
        ofCategory(service, id),
      );
      return [id, { totalArticles: articles.length, articles: articles.slice(0, limit) }];
    });
    return new Map([...own, ...merged]);
  }

  private async list(): Promise<readonly StoredArticle[]> {
    try {
      return await this.service.list();
    } catch {
      // The log has the reason.
      return [];
    }
  }
}

const categoryOf = ({ categoryId }: StoredArticle): string => categoryId;

const ofCategory = (articles: readonly StoredArticle[], categoryId: string): StoredArticle[] =>
  articles.filter((article) => article.categoryId === categoryId);
