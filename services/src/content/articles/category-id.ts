/**
 * The id of a category. Neither an exam's address nor a slug has a dot, so two categories never share one.
 * @param examKey the exam's address
 */
export function categoryId(examKey: string, slug: string): string {
  return `${examKey}.${slug}`;
}
