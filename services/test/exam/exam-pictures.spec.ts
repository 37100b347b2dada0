import { expect, it } from '@jest/globals';
import { examListResponse } from '@mockingbird/contracts';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields } from '../support/bank.js';
import { startDatabase } from '../support/database.js';
import { startApp } from '../support/harness.js';

it('the list of exams holds id, title and picture of each', async () => {
  const database = await startDatabase();
  const services = await startApp({ mongodbUri: database.uri });
  const imageUrl = '/pictures/dmv.svg';
  await services.app.nest
    .get(PublisherService, { strict: false })
    .publishExam(examFields('E_1', { title: 'First', details: { imageUrl } }));
  const { data } = examListResponse.parse((await services.call('/api/exams/allexams')).json());
  expect(data).toEqual([expect.objectContaining({ examId: 'E_1', title: 'First', imageUrl })]);
  await services.close();
  await database.close();
});
