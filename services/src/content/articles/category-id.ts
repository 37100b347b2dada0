/**
 * Builds the id of a category. Neither an exam key nor a slug contains a dot, so ids are unique.
 * @param examKey key of the exam
 */
export function categoryId(examKey: string, slug: string): string {
  return `${examKey}.${slug}`;
}
