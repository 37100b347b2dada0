import type { TextAddress } from '../../content/texts/text-id.js';
import type { CatalogueService } from '../../exam/catalogue/catalogue.service.js';

/** @returns the address that a text is stored under: an article belongs to the key of its exam, which a rename does not change */
export async function stableAddress<Address extends TextAddress>(
  catalogue: Pick<CatalogueService, 'keyOfExam'>,
  address: Address,
): Promise<Address> {
  if (address.kind === 'post') return address;
  return { ...address, examId: await catalogue.keyOfExam(address.examId) };
}
