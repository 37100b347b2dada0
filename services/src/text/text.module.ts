import { Module } from '@nestjs/common';
import { FormulasService } from './formulas.service.js';

@Module({ providers: [FormulasService], exports: [FormulasService] })
export class TextModule {}
